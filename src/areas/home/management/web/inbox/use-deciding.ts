import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { isClean, mayApprove, screenOf } from "../decision-screens.ts";
import type { Inbox } from "./use-inbox.ts";

export type Deciding = ReturnType<typeof decidingOf>;

const renewInbox = () => renew(contract.listDecisions);

/** What can be done with rows, one by one and with all that are selected. */
export function decidingOf({ expect, chosen }: Pick<Inbox, "expect" | "chosen">) {
	const decide = async (row: Decision, act: () => Promise<boolean>): Promise<void> => {
		expect([row]);
		await act();
		await renewInbox();
	};
	return {
		approve: (row: Decision) =>
			mayApprove(row) ? decide(row, () => screenOf(row).approve(row)) : undefined,
		reject: (row: Decision) =>
			row.moves.includes("REJECT") ? decide(row, () => screenOf(row).reject(row)) : undefined,
		ask: async (row: Decision) => {
			if (!row.moves.includes("ASK")) return;
			await screenOf(row).ask?.(row);
			await renewInbox();
		},
		open: (row: Decision) => screenOf(row).open(row),
		approveClean: () => approveMany(chosen.rows.filter(isClean), expect),
		rejectChosen: () =>
			rejectMany(
				chosen.rows.filter(({ moves }) => moves.includes("REJECT")),
				expect,
			),
	};
}

const nameOf = ({ user }: Decision) => `${user.lastName}, ${user.firstName}`;

async function renewAll(rows: readonly Decision[]): Promise<void> {
	const others = new Set(rows.map((row) => screenOf(row).renew));
	await Promise.all([renewInbox(), ...[...others].map((renewOthers) => renewOthers())]);
}

async function approveMany(rows: readonly Decision[], expect: Inbox["expect"]): Promise<void> {
	if (rows.length === 0) return;
	const t = currentTexts(texts).bulk;
	expect(rows);
	await changeMany({
		...{ rows, nameOf, title: t.approving },
		done: t.approved,
		change: (row) => screenOf(row).approvePlainly(row),
		renew: () => renewAll(rows),
	});
}

/** Why is owed where changes are among them. */
async function rejectMany(rows: readonly Decision[], expect: Inbox["expect"]): Promise<void> {
	if (rows.length === 0) return;
	const { bulk: t, reject: title } = currentTexts(texts);
	const required = rows.some(({ kind }) => kind === "CHANGE");
	const text = t.rejectText(rows.length);
	const reason = await askReason({ title, text, required, confirm: title, danger: true });
	if (reason === null) return;
	expect(rows);
	await changeMany({
		...{ rows, nameOf, title },
		done: t.rejected,
		change: (row) => screenOf(row).rejectPlainly(row, reason),
		renew: () => renewAll(rows),
	});
}
