import type { GivenOf } from "#kit/contract/endpoint.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { type AssignmentOutcome, assignmentLimits } from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts, useDayRules } from "../account-form.ts";
import type { BulkGiven } from "../panels.ts";

export interface BulkValues {
	readonly accountIds: readonly string[];
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

interface Given {
	readonly given: BulkGiven;
	readonly accounts: readonly { readonly id: string; readonly code: string }[];
	readonly onDone: () => void;
}

/** Accounts and days that several people get; what was not possible is told at the end. */
export function useBulkForm(asked: Given): Form<BulkValues> {
	const t = useTexts(texts).bulk;
	const { people, accountIds = [] } = asked.given;
	return useRenewingForm<BulkValues>({
		draftKey: "users.special-accounts-bulk",
		initial: { accountIds, validFrom: null, validTo: null },
		fields: { accountIds: { label: t.accounts, required: true }, ...useDayRules() },
		context: t.title,
		renew: renewAccounts,
		save: ({ accountIds: ticked, validFrom, validTo }) => {
			const what = { accountIds: [...ticked], validFrom: validFrom ?? "", validTo };
			return assignInParts(
				people.map(({ id }) => id),
				what,
			);
		},
		onSaved: (outcome) => {
			tell(outcome as AssignmentOutcome, asked);
			asked.onDone();
		},
	});
}

/** So many people as one call takes, one call after the other. */
async function assignInParts(
	userIds: readonly string[],
	what: Omit<GivenOf<typeof contract.assignSpecialAccounts>, "userIds">,
): Promise<AssignmentOutcome> {
	const { users } = assignmentLimits;
	const outcome: AssignmentOutcome = { assigned: 0, refused: [] };
	for (let from = 0; from < userIds.length; from += users) {
		const part = await api(contract.assignSpecialAccounts, {
			...what,
			userIds: userIds.slice(from, from + users),
		});
		outcome.assigned += part.assigned;
		outcome.refused.push(...part.refused);
	}
	return outcome;
}

function tell({ assigned, refused }: AssignmentOutcome, { given, accounts }: Given): void {
	const t = currentTexts(texts).bulk;
	if (refused.length === 0) {
		toast({ type: "positive", title: t.done(assigned) });
		return;
	}
	const person = new Map(given.people.map(({ id, name }) => [id, name]));
	const account = new Map(accounts.map(({ id, code }) => [id, code]));
	const text = [...(assigned > 0 ? [t.done(assigned)] : []), t.refused(refused.length)].join(" ");
	void alertDialog({
		title: t.title,
		text,
		lines: refused.map(({ user, account: of, fault }) =>
			t.line(person.get(user.id) ?? t.unknown, account.get(of.id) ?? t.unknown, t.faults[fault]),
		),
	});
}
