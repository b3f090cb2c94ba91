export { type FoundTenant, findTenant } from "./find-tenant.ts";
export { isLastAdministrator, keepAdministrator } from "./keep-administrator.ts";
export { type MustChangeStep, readStep, stepFits } from "./must-change-step.ts";
export { addressHash } from "./proof/address-hash.ts";
export { forgiveAttempts, liftLocks, secondsUntil } from "./proof/attempts.ts";
export { hashPassword, verificationChannel, verifyPassword } from "./proof/password-hash.ts";
export { provePassword } from "./proof/prove-password.ts";
export { hidesAddresses, readPolicy } from "./read-policy.ts";
export { beginSession, handOverSession } from "./sessions/begin-session.ts";
export { announceEnded, endSessions } from "./sessions/end-sessions.ts";
export { personActor, recordSignIn } from "./sessions/record-sign-in.ts";
export { signedCookie } from "./signed-cookie.ts";
export {
	type AddressCount,
	type AddressUse,
	addressLock,
	countAddress,
	giveBackPlace,
	takePlace,
} from "./sql/addresses.ts";
export { holdLogin, type Login, readLogin } from "./sql/logins.ts";
