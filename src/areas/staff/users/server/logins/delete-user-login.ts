import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { loginInUse } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { traceUser } from "../open-user.ts";
import { deleteLogin, readLogins } from "../sql/logins.ts";
import { openLogin } from "./open-login.ts";

type Endpoint = (typeof contract)["deleteUserLogin"];

export async function deleteUserLogin(
	context: WriteContext,
	{ userId, loginId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	await openLogin(context, userId, "FULL");
	const logins = await readLogins(tx, tenantId, userId);
	const login = logins.find((one) => one.loginId === loginId);
	if (login === undefined) return refuse(commonRefusals.notFound);
	await traceUser(context, userId, {
		entity: "user_login",
		entityId: loginId,
		action: "deleted",
		before: login,
	});
	try {
		await keepAdministrator(context, () => deleteLogin(tx, tenantId, loginId));
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(loginInUse);
	}
	return {};
}
