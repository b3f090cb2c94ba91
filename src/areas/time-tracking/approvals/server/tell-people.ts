import { nearestHolders, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import { languages } from "#kit/contract/language.ts";
import type { NewNotice } from "#kit/server/notices/notify.ts";
import { forgetNotices, notify } from "#kit/server/notices/notify.ts";
import type { DeclaredMatter, MatterKind, MatterWriter } from "./declared-matter.ts";
import { kindOfMove, type MatterNotice, type MatterNoticeMove, toDecide } from "./notices.ts";

interface Said {
	readonly move: MatterNoticeMove;
	readonly reason: string | null;
}

/** Who acts, in which transaction; nobody where the product itself does. */
type Told = Pick<MatterWriter, "tx" | "tenantId" | "now"> & Partial<Pick<MatterWriter, "session">>;

/** Tells people what happened to a matter; its declaration gives the words. */
export async function tellPeople<K extends MatterKind>(
	{ entity, noun, place, inWords }: DeclaredMatter<K>,
	context: Told,
	row: K["row"],
	{ move, reason, to }: Said & { readonly to: NewNotice<MatterNotice>["to"] },
): Promise<void> {
	const [german, english] = languages.map((language) => inWords?.(row, language) ?? "");
	await notify(context.tx, context, {
		kind: kindOfMove[move],
		to,
		about: { entity, id: row.id, userId: row.userId },
		parameters: {
			move,
			noun,
			reason: reason || null,
			which: [german ?? "", english ?? ""],
			place: place?.(row) ?? null,
		},
	});
}

/** Those who may decide: the nearest of them, so that not everybody who could is asked. */
export function tellOfRequest<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	row: K["row"],
	said: Said,
): Promise<void> {
	const { tenantId } = context;
	const { userId } = row;
	const today = todayOf(context);
	const to = nearestHolders({ tenantId, key: of.reach, level: "FULL", userId, today });
	return tellPeople(of, context, row, { ...said, to });
}

/** Those who were asked where somebody is asked; else its person. What nobody has to decide any more waits in no digest. */
export async function tellOfMove<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	row: K["row"],
	{ event, closes, state }: Allowed,
	reason: string | null,
): Promise<void> {
	if (closes.some(({ kind }) => kind === "SUPERVISOR_APPROVAL"))
		await forgetNotices(context.tx, context.tenantId, row, toDecide);
	switch (event) {
		case null:
			return;
		case "REQUESTED":
		case "CHANGE_REQUESTED":
		case "CANCELLATION_REQUESTED":
			return tellOfRequest(of, context, row, { move: event, reason });
		default: {
			const isKept = event === "REJECTED" && state === "APPROVED";
			const move = isKept ? "CANCELLATION_REJECTED" : event;
			return tellPeople(of, context, row, { move, reason, to: [row.userId] });
		}
	}
}
