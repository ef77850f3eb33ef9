/** What the account routes take and respond. Requests are checked here; responses are types. */
import { z } from 'zod';

const LONGEST_EMAIL = 254;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Far longer than a name may be: what is wrong with it is said by `infra/accounts/names.ts`. */
const name = z.string().min(1).max(200);
/** Nobody is ever written to: an e-mail is a name that nobody else has. Case does not count. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL)
  .pipe(z.email({ error: 'expected an e-mail address' }));
const newPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
/** Whatever is given is compared, up to the length that any may have. */
const password = z.string().min(1).max(LONGEST_PASSWORD);
const token = z.string().min(1).max(500);
const device = z.string().min(1).max(200).optional();

/** `POST /api/guest` */
export const guestRequest = z.strictObject({ name });
/** `POST /api/account/register`. With a guest's access token, that guest becomes a member and keeps its name; without
 *  one there must be a name. */
export const registerRequest = z.strictObject({ email, password: newPassword, name: name.optional() });
/** `POST /api/account/sign-in`. `device` is what the last sign-in on this device answered. */
export const signInRequest = z.strictObject({
  // An address that cannot be one is an unknown one.
  email: z.string().trim().toLowerCase().min(1).max(LONGEST_EMAIL),
  password,
  device,
});
/** `POST /api/account/refresh` */
export const refreshRequest = z.strictObject({ refresh: token });
/** `POST /api/account/sign-out`; everywhere: on all devices. */
export const signOutRequest = z.strictObject({ refresh: token, everywhere: z.boolean().default(false) });
/** `GET /api/account` */
export const meRequest = z.strictObject({});
/** `POST /api/account/name` */
export const renameRequest = z.strictObject({ name });
/** `POST /api/account/password` */
export const passwordRequest = z.strictObject({ current: password, password: newPassword });
/** `DELETE /api/account`; members say their password. */
export const deleteRequest = z.strictObject({ password: password.optional() });

export type RegisterRequest = z.infer<typeof registerRequest>;
export type SignInRequest = z.infer<typeof signInRequest>;

export type AccountKind = 'guest' | 'member';

/** Who somebody is, to themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly email?: string;
}

/** An access token, and for how many seconds it is good. */
export interface AccessAnswer extends Me {
  readonly token: string;
  readonly expiresIn: number;
}

/** The same with what a device keeps: a refresh token, good once. */
export interface SignedIn extends AccessAnswer {
  readonly refresh: string;
  /** A member's: tells at the next sign-in that this device was signed in before. Opens nothing by itself. */
  readonly device?: string;
}

/** To a guest who became a member: its refresh token stays good. */
export interface UpgradeAnswer extends AccessAnswer {
  readonly device: string;
}

/** `GET /api/account` */
export interface MeAnswer extends Me {
  readonly created: number;
  /** Devices that are signed in. */
  readonly devices: number;
}
