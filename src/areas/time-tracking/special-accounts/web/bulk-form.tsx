import { Checkbox } from "@mantine/core";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { assignmentLimits } from "../contract/assignments.ts";
import { texts } from "../text.ts";
import type { BulkGiven } from "./panels.ts";
import { usersSpecialAccountsBulk } from "./panels.ts";
import { type BulkValues, useBulkForm } from "./use-bulk-form.ts";
import "./special-accounts.css";
import "#kit/web/master-data/master-data.css";

export interface BulkAccount {
	readonly id: string;
	readonly code: string;
	readonly name: string;
}

interface Given {
	readonly given: BulkGiven;
	readonly accounts: readonly BulkAccount[];
	readonly onDone: () => void;
	readonly close: () => void;
}

/** Accounts to tick, and the days they shall hold for. */
export function BulkForm({ given, accounts, onDone, close }: Given) {
	const t = useTexts(texts).bulk;
	const title = useTitle(usersSpecialAccountsBulk);
	const form = useBulkForm({ given, accounts, onDone });
	const [only] = given.people;
	return (
		<FormPanel
			form={form}
			title={title}
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
