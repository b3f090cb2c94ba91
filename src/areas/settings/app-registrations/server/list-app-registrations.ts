import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { registrationsOf } from "./sql.ts";

type Answer = AnswerOf<(typeof contract)["listAppRegistrations"]>;

type Row = {
	id: string;
	device: string;
	user: Answer["registrations"][number]["user"];
	pairedAt: Date | null;
	revokedAt: Date | null;
};

export async function listAppRegistrations(
	context: ReadContext,
): Promise<Answer> {
	const rows = await context.once<Row>(registrationsOf(context.tenantId));
	return {
		registrations: rows.map(({ pairedAt, revokedAt, ...row }) => ({
			...row,
			state:
				revokedAt !== null ? "REVOKED" : pairedAt !== null ? "PAIRED" : "OPEN",
			pairedAt: pairedAt?.toISOString() ?? null,
			revokedAt: revokedAt?.toISOString() ?? null,
		})),
	};
}
