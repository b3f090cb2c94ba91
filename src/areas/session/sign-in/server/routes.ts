import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { getTenantInfo } from "./find-tenant.ts";
import { login } from "./login.ts";
import { loginByToken } from "./login-by-token.ts";
import { logout } from "./logout.ts";
import { getSession } from "./sessions/get-session.ts";
import { endSession, listSessions } from "./sessions/own-sessions.ts";

export const routes = serve(contract, {
	getTenantInfo,
	login,
	loginByToken,
	getSession,
	logout,
	listSessions,
	endSession,
});
