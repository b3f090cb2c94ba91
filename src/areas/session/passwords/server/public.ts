export { checkNewPassword, rememberedBefore } from "./check-new-password.ts";
export {
	closeOtherWays,
	demandNewPassword,
	insertHistory,
	recentHashes,
	replaceHash,
} from "./sql.ts";
