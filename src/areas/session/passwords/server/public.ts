export {
	verificationChannel,
	verifyPassword,
} from "./password-hash.ts";
export { readPolicy } from "./read-policy.ts";
export { setPasswordFor } from "./set-password-for.ts";
