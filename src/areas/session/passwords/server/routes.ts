import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { changePassword } from "./change-password.ts";
import { changePasswordByCode } from "./change-password-by-code.ts";
import { getPasswordPolicy } from "./check-new-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { requestPasswordChange, validateResetCode } from "./reset-code.ts";

export const routes = serve(contract, {
	changePassword,
	getPasswordPolicy,
	forgotPassword,
	requestPasswordChange,
	validateResetCode,
	changePasswordByCode,
});
