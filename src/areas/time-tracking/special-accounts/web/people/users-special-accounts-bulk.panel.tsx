import { Checkbox } from "@mantine/core";
import { limits } from "#kit/contract/limits.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { assignmentLimits } from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type BulkValues, useBulkForm } from "./use-bulk-form.ts";
import "../special-accounts.css";
import "#kit/web/master-data/master-data.css";
import type { BulkGiven } from "../panels.ts";

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
				const done = () => answer(true);
				return <BulkForm given={given} accounts={accounts} onDone={done} close={close} />;
			}}
		</AnswerPanel>
	);
});

interface BulkAccount {
	readonly id: string;
	readonly code: string;
	readonly name: string;
}

interface BulkFormGiven {
	readonly given: BulkGiven;
	readonly accounts: readonly BulkAccount[];
	readonly onDone: () => void;
	readonly close: () => void;
}

/** Accounts to tick, and the days they shall hold for. */
function BulkForm({ given, accounts, onDone, close }: BulkFormGiven) {
	const t = useTexts(texts).bulk;
	const form = useBulkForm({ given, accounts, onDone });
	const [only] = given.people;
	return (
		<FormPanel
			form={form}
			sub={given.people.length === 1 ? only?.name : t.people(given.people.length)}
			saveLabel={t.assign}
			stays
			close={close}
		>
			<div className="master-form">
				<Boxes form={form} accounts={accounts} />
				<DateField {...form.field("validFrom")} />
				<DateField {...form.field("validTo")} />
			</div>
		</FormPanel>
	);
}

interface BoxesGiven {
	readonly form: Form<BulkValues>;
	readonly accounts: readonly BulkAccount[];
}

function Boxes({ form, accounts }: BoxesGiven) {
	const { label, value, error, id, onChange } = form.field("accountIds");
	const isFull = value.length >= assignmentLimits.accounts;
	return (
		<fieldset className="account-boxes" id={id}>
			<legend>{label}</legend>
			{accounts.map((account) => {
				const isOn = value.includes(account.id);
				return (
					<Checkbox
						key={account.id}
						label={`${account.code} ${account.name}`}
						checked={isOn}
						disabled={isFull && !isOn}
						onChange={() =>
							onChange(isOn ? value.filter((one) => one !== account.id) : [...value, account.id])
						}
					/>
				);
			})}
			{error !== undefined && <p role="alert">{error}</p>}
		</fieldset>
	);
}
