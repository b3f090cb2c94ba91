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
import type { AssignGiven } from "#kit/web/person-record/assign-picker.ts";
import { renewRows } from "#kit/web/person-record/person-screens.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import {
	type PayrollAssignmentOutcome,
	payrollAssignmentLimits,
} from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { assignmentScreens } from "./screens.tsx";
import "./account-boxes.css";
import "#kit/web/master-data/master-data.css";

type Account = AnswerOf<typeof contract.listPayrollAccounts>["items"][number];

/** Ticks accounts and gives them to the people it was opened for. */
export default questionPanel<AssignGiven, true>(function Choice({ given, answer, close }) {
	const { bulk, master } = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.listPayrollAccounts}
			input={{ isEnabled: true, pageSize: limits.listLength }}
			words={{ gone: master.empty, notLoaded: bulk.notLoaded }}
		>
			{({ items }) => {
				if (items.length === 0) return undefined;
				return <BulkForm {...{ given, accounts: items, close }} onDone={() => answer(true)} />;
			}}
		</AnswerPanel>
	);
});

interface FormGiven {
	readonly given: AssignGiven;
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
	const { bulk: t, master, errors } = useTexts(texts);
	const userIds = given.people.map(({ id }) => id);
	return useRenewingForm<BulkValues>({
		draftKey: "users.payroll-accounts-bulk",
		initial: { accountIds: [], validFrom: null, validTo: null },
		fields: {
			accountIds: { label: master.many, required: true },
			validFrom: { label: t.validFrom, required: true },
			validTo: {
				label: t.validTo,
				check: (to, { validFrom }) =>
					to !== null && validFrom !== null && to < validFrom
						? errors.PAYROLL_ASSIGNMENT_TURNED
						: undefined,
			},
		},
		context: t.title,
		renew: () => renewRows(assignmentScreens),
		save: ({ accountIds, validFrom, validTo }) =>
			assignInParts({ userIds, accountIds: [...accountIds], validFrom: validFrom ?? "", validTo }),
		onSaved: (outcome) => {
			tell(outcome as PayrollAssignmentOutcome, given.people, accounts);
			onDone();
		},
	});
}

/** So many people as one call takes, one call after the other. */
async function assignInParts({
	userIds,
	...what
}: GivenOf<typeof contract.assignPayrollAccounts>): Promise<PayrollAssignmentOutcome> {
	const { users } = payrollAssignmentLimits;
	const outcome: PayrollAssignmentOutcome = { assigned: 0, refused: [] };
	for (let from = 0; from < userIds.length; from += users) {
		const part = { ...what, userIds: userIds.slice(from, from + users) };
		const { assigned, refused } = await api(contract.assignPayrollAccounts, part);
		outcome.assigned += assigned;
		outcome.refused.push(...refused);
	}
	return outcome;
}

function tell(
	{ assigned, refused }: PayrollAssignmentOutcome,
	people: AssignGiven["people"],
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
	const isFull = value.length >= payrollAssignmentLimits.accounts;
	return (
		<fieldset className="payroll-account-boxes" id={fieldId}>
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
