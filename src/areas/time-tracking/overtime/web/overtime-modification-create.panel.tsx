import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { AccountPanel } from "./account-panel.tsx";
import { ModificationForm } from "./modification-form.tsx";
import type { ofUser } from "./panels.ts";
import { overtimeModificationCreate } from "./panels.ts";
import { type ModificationValues, useModificationForm } from "./use-modification-form.ts";

type Given = PanelProps<typeof ofUser>;

const initial: ModificationValues = {
	kind: "OTHER",
	effectiveOn: null,
	minutes: null,
	reason: "",
};

/** Pays out overtime, lets it expire, or corrects the balance for another reason. */
export default function OvertimeModificationCreatePanel(given: Given) {
	const title = useTitle(overtimeModificationCreate);
	return (
		<AccountPanel title={title} userId={given.userId}>
			{(account) => <Editor {...given} title={title} account={account} />}
		</AccountPanel>
	);
}

interface EditorGiven extends Given {
	readonly title: string;
	readonly account: OvertimeAccount;
}

function Editor({ userId, ...given }: EditorGiven) {
	const form = useModificationForm({
		draftKey: `overtime.modification-create:${userId}`,
		initial,
		endpoint: contract.createOvertimeModification,
		input: (modification) => ({ userId, ...modification }),
	});
	return <ModificationForm form={form} userId={userId} {...given} />;
}
