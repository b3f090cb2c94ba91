export { checkNewPassword, rememberedBefore } from "./check-new-password.ts";
export {
	hashPassword,
	verificationChannel,
	verifyPassword,
} from "./password-hash.ts";
export { readPolicy } from "./read-policy.ts";
export {
	closeOtherWays,
	demandNewPassword,
	insertHistory,
	recentHashes,
	replaceHash,
} from "./sql.ts";
