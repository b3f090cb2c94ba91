export {
	verificationChannel,
	verifyPassword,
} from "./password-hash.ts";
export { readPolicy } from "./read-policy.ts";
