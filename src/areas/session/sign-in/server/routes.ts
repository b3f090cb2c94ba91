import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { endSession } from "./end-session.ts";
import { getSession } from "./get-session.ts";
import { getTenantInfo } from "./get-tenant-info.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { loginByToken } from "./login-by-token.ts";
import { logout } from "./logout.ts";

export const routes = serve(contract, {
	getTenantInfo,
	login,
	loginByToken,
	getSession,
	logout,
	listSessions,
	endSession,
});
