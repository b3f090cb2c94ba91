export { addressHash } from "./address-hash.ts";
export {
	attemptKey,
	forgiveAttempts,
	liftLocks,
} from "./attempts.ts";
export { beginSession, handOverSession } from "./begin-session.ts";
export { announceEnded, endSessions } from "./end-sessions.ts";
export { findTenant } from "./find-tenant.ts";
export {
	isLastAdministrator,
	keepAdministrator,
} from "./keep-administrator.ts";
export {
	type MustChangeStep,
	readStep,
	stepFits,
} from "./must-change-step.ts";
export { hashPassword, verificationChannel, verifyPassword } from "./password-hash.ts";
export { personActor } from "./person-actor.ts";
export { provePassword } from "./prove-password.ts";
export { readPolicy } from "./read-policy.ts";
export { recordSignIn } from "./record-sign-in.ts";
export { readSignedValue, signValue } from "./signed-value.ts";
export { type AddressCount, countAddress } from "./sql/addresses.ts";
export { holdLogin, type Login, readLogin } from "./sql/logins.ts";
