import { Checkbox } from "@mantine/core";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { type AssignmentOutcome, assignmentLimits } from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewAccounts, useDayRules } from "../account-form.ts";
import type { BulkGiven } from "../panels.ts";
import "../special-accounts.css";
import "#kit/web/master-data/master-data.css";

type Account = AnswerOf<typeof contract.listSpecialAccounts>["items"][number];

/** Ticks accounts and gives them to the people it was opened for. */
export default questionPanel<BulkGiven, true>(function Choice({ given, answer, close }) {
	const { assigned, master } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.listSpecialAccounts}
			input={{ isEnabled: true, pageSize: limits.listLength }}
			words={{ gone: master.empty, notLoaded: assigned.notLoaded }}
		>
			{({ items }) => {
				const accounts = items.filter(({ isForAll }) => !isForAll);
				if (accounts.length === 0) return undefined;
				return <BulkForm {...{ given, accounts, close }} onDone={() => answer(true)} />;
			}}
		</AnswerPanel>
	);
});

interface FormGiven {
	readonly given: BulkGiven;
	readonly accounts: readonly Account[];
	readonly onDone: () => void;
	readonly close: () => void;
}

/** Accounts to tick, and the days they shall hold for. */
function BulkForm(asked: FormGiven) {
	const t = useTexts(texts).bulk;
	const { people } = asked.given;
	const form = useBulkForm(asked);
	return (
		<FormPanel
			form={form}
			sub={people.length === 1 ? people[0]?.name : t.people(people.length)}
			saveLabel={t.assign}
			stays
			close={asked.close}
		>
			<div className="master-form">
				<Boxes {...form.field("accountIds")} accounts={asked.accounts} />
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</div>
		</FormPanel>
	);
}

interface BulkValues {
	readonly accountIds: readonly string[];
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

/** Accounts and days that several people get; what was not possible is said at the end. */
function useBulkForm({ given, accounts, onDone }: FormGiven) {
	const { bulk: t, master } = useTexts(texts);
	const userIds = given.people.map(({ id }) => id);
	return useRenewingForm<BulkValues>({
		draftKey: "users.special-accounts-bulk",
		initial: { accountIds: given.accountIds ?? [], validFrom: null, validTo: null },
		fields: { accountIds: { label: master.many, required: true }, ...useDayRules() },
		context: t.title,
		renew: renewAccounts,
		save: ({ accountIds, validFrom, validTo }) =>
			assignInParts({ userIds, accountIds: [...accountIds], validFrom: validFrom ?? "", validTo }),
		onSaved: (outcome) => {
			tell(outcome as AssignmentOutcome, given.people, accounts);
			onDone();
		},
	});
}

/** So many people as one call takes, one call after the other. */
async function assignInParts({
	userIds,
	...what
}: GivenOf<typeof contract.assignSpecialAccounts>): Promise<AssignmentOutcome> {
	const { users } = assignmentLimits;
	const outcome: AssignmentOutcome = { assigned: 0, refused: [] };
	for (let from = 0; from < userIds.length; from += users) {
		const part = { ...what, userIds: userIds.slice(from, from + users) };
		const { assigned, refused } = await api(contract.assignSpecialAccounts, part);
		outcome.assigned += assigned;
		outcome.refused.push(...refused);
	}
	return outcome;
}

function tell(
	{ assigned, refused }: AssignmentOutcome,
	people: BulkGiven["people"],
	accounts: readonly Account[],
): void {
	const t = currentTexts(texts).bulk;
	if (refused.length === 0) {
		toast({ type: "positive", title: t.done(assigned) });
		return;
	}
	const done = assigned > 0 ? `${t.done(assigned)} ` : "";
	void alertDialog({
		title: t.title,
		text: `${done}${t.refused(refused.length)}`,
		lines: refused.map(({ user, account, fault }) => {
			const person = people.find(({ id }) => id === user.id)?.name ?? t.unknown;
			const code = accounts.find(({ id }) => id === account.id)?.code ?? t.unknown;
			return `${person}, ${code}: ${t.faults[fault]}`;
		}),
	});
}

interface BoxesGiven extends FormField<readonly string[]> {
	readonly accounts: readonly Account[];
}

function Boxes({ accounts, label, value, error, id: fieldId, onChange }: BoxesGiven) {
	const isFull = value.length >= assignmentLimits.accounts;
	return (
		<fieldset className="account-boxes" id={fieldId}>
			<legend>{label}</legend>
			{accounts.map(({ id, code, name }) => {
				const isOn = value.includes(id);
				return (
					<Checkbox
						key={id}
						label={`${code} ${name}`}
						checked={isOn}
						disabled={isFull && !isOn}
						onChange={() => onChange(isOn ? value.filter((one) => one !== id) : [...value, id])}
					/>
				);
			})}
			{error !== undefined && <p role="alert">{error}</p>}
		</fieldset>
	);
}
