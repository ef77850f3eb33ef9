/** A number of sixteen bits that is mostly another for another text: by it one notices a mistake, not malice. */
export const signOf = (text: string): number => {
  let sign = 0;
  for (let i = 0; i < text.length; i++) sign = (sign * 31 + text.charCodeAt(i)) % 65_521;
  return sign;
};
