import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { HeldAccount } from "../../contract/assignments.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofUser } from "../panels.ts";
import { specialAccountsModificationCreate } from "../panels.ts";
import { ModificationFields } from "./modification-fields.tsx";
import { useModificationForm } from "./use-modification-form.ts";

type Given = PanelProps<typeof ofUser>;

const empty = {
	accountId: null,
	day: null,
	type: "ENTITLEMENT",
	minutes: null,
	reason: "",
} as const;

/** Adds minutes to one of a person's accounts, or takes some away. */
export default function SpecialAccountsModificationCreatePanel(given: Given) {
	const title = useTitle(specialAccountsModificationCreate);
	return (
		<LoadedPanel
			title={title}
			endpoint={contract.listUserSpecialAccounts}
			input={{ userId: given.userId }}
		>
			{({ items }) => <Create {...given} accounts={items} />}
		</LoadedPanel>
	);
}

interface CreateGiven extends Given {
	readonly accounts: readonly HeldAccount[];
}

function Create({ userId, accounts, close }: CreateGiven) {
	const t = useTexts(texts).modifications;
	const title = useTitle(specialAccountsModificationCreate);
	const form = useModificationForm({
		draftKey: `special-accounts.modification-create:${userId}`,
		initial: empty,
		save: (values) => api(contract.createSpecialAccountModification, { userId, ...values }),
	});
	return (
		<FormPanel form={form} title={title} sub={useUserName(userId)} saveLabel={t.save} close={close}>
			<ModificationFields form={form}>
				<SelectField
					{...form.field("accountId")}
					options={accounts.map(({ accountId, code, name }) => ({
						value: accountId,
						label: `${code} ${name}`,
					}))}
				/>
			</ModificationFields>
		</FormPanel>
	);
}
