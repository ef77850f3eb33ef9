/** The store cannot be reached or is full. Whether it did what it was asked is not known; asking again is safe. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}
