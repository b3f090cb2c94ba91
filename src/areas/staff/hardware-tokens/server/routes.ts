import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { contract, hardwareTokenInUse, hardwareTokenMalformed } from "../contract.ts";
import { texts } from "../text.ts";
import { insertToken, returnToken, tokensOf } from "./sql.ts";
import { tokenHash } from "./token-hash.ts";

export const routes = serve(contract, {
	listHardwareTokens: async (context, { userId }) => {
		const tokens = await context.read(async (tx) => {
			await demandHolder(tx, context, userId, "READ");
			return tokensOf(tx, context.tenantId, userId);
		});
		return {
			tokens: tokens.map(({ givenAt, returnedAt, ...token }) => ({
				...token,
				givenAt: givenAt.toISOString(),
				returnedAt: returnedAt?.toISOString() ?? null,
			})),
		};
	},

	/** Only a keyed hash of its number is kept. */
	createHardwareToken: async (context, { userId, type, value }) => {
		const { tx, tenantId, now, services } = context;
		await demandHolder(tx, context, userId, "WRITE");
		const hashed = tokenHash(services, tenantId, { type, value });
		if (hashed === undefined) {
			const { faults } = texts[context.language];
			return refuse(hardwareTokenMalformed, { details: [{ field: "value", text: faults[type] }] });
		}
		const id = newId(now.getTime());
		const hint = type === "PIN" ? "" : hashed.written.slice(-4);
		const row = { id, userId, type, tokenHash: hashed.hash, hint, now };
		if (!(await insertToken(tx, tenantId, row))) refuse(hardwareTokenInUse);
		await finish(context, { userId, id }, { action: "created", after: { type, hint } });
		return { id };
	},

	/** From now on the token names nobody; it may be given to somebody else. */
	returnHardwareToken: async (context, { userId, id }) => {
		const { tx, tenantId, now } = context;
		await demandHolder(tx, context, userId, "WRITE");
		const before = await returnToken(tx, tenantId, { userId, id }, now);
		if (before === undefined) return refuse(commonRefusals.notFound);
		await finish(context, { userId, id }, { action: "returned", before });
		return {};
	},
});

async function demandHolder(
	tx: Tx,
	context: ReadContext | WriteContext,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
	const today = todayOf(context);
	await demandUser(tx, context.session, { key: "users.manage", level, userId, today });
}

/** Leaves the trace of a change, and announces it. */
async function finish(
	context: WriteContext,
	{ userId, id }: { readonly userId: string; readonly id: string },
	change: { readonly action: string; readonly before?: object; readonly after?: object },
): Promise<void> {
	const about = { entity: "hardware_token", entityId: id, subjectUserId: userId };
	await audit(context.tx, context, { ...about, ...change });
	context.announce({ kind: "HARDWARETOKENS", ids: [id], userId });
}
