import { Button } from "@mantine/core";
import { LoadedPanel } from "#areas/staff/users/web/public.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { Modification } from "../../contract/modifications.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofModification } from "../panels.ts";
import { specialAccountsModificationEdit } from "../panels.ts";
import { renewAccounts } from "../renew-accounts.ts";
import { ModificationFields } from "./modification-fields.tsx";
import { useModificationForm } from "./use-modification-form.ts";

type Given = PanelProps<typeof ofModification>;

/** Corrects a modification, or takes it back; what was written stays. */
export default function SpecialAccountsModificationEditPanel(given: Given) {
	const t = useTexts(texts).modifications;
	const title = useTitle(specialAccountsModificationEdit);
	return (
		<LoadedPanel
			title={title}
			endpoint={contract.listSpecialAccountModifications}
			input={{ userId: given.userId }}
		>
			{({ items }) => {
				const found = items.find(({ id }) => id === given.modificationId);
				if (found === undefined) return <Nothing text={t.gone} />;
				const isSettled = found.isReversed || found.reversesId !== null;
				// corrected elsewhere, or just now by this very form
				if (isSettled) return <Nothing text={t.settled} />;
				return <Editor modification={found} close={given.close} />;
			}}
		</LoadedPanel>
	);
}

function Nothing({ text }: { readonly text: string }) {
	const title = useTitle(specialAccountsModificationEdit);
	return (
		<PanelFrame title={title}>
			<EmptyState text={text} />
		</PanelFrame>
	);
}

interface EditorGiven {
	readonly modification: Modification;
	readonly close: () => void;
}

function Editor({ modification, close }: EditorGiven) {
	const t = useTexts(texts).modifications;
	const title = useTitle(specialAccountsModificationEdit);
	const { id: modificationId, code, name, accountId, ...rest } = modification;
	const { day, type, minutes, reason } = rest;
	const form = useModificationForm({
		draftKey: `special-accounts.modification-edit:${modificationId}`,
		initial: { accountId, day, type, minutes, reason },
		save: ({ accountId: _, ...values }) =>
			api(contract.updateSpecialAccountModification, {
				modificationId,
				...values,
			}),
	});
	const takeBack = async () => {
		if (!(await reverse(modificationId, t.reverseTitle))) return;
		form.discard();
		close();
	};
	return (
		<FormPanel
			form={form}
			title={title}
			sub={`${code} ${name}`}
			saveLabel={t.save}
			close={close}
			buttons={
				<Button variant="default" onClick={() => void takeBack()}>
					{t.reverse}
				</Button>
			}
		>
			<p>{t.help}</p>
			<ModificationFields form={form} />
		</FormPanel>
	);
}

/** Asks why, then takes it back; tells whether it was done. */
async function reverse(modificationId: string, title: string): Promise<boolean> {
	const reason = await askReason({ title, required: true, danger: true });
	if (reason === null) return false;
	try {
		await api(contract.reverseSpecialAccountModification, {
			modificationId,
			reason,
		});
		return true;
	} catch (error) {
		handleError(error, { context: title });
		return false;
	} finally {
		await renewAccounts();
	}
}
