import { Button } from "@mantine/core";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AccountPanel } from "./account-panel.tsx";
import { type ChangeableEntry, isChangeable } from "./is-changeable.ts";
import { ModificationForm } from "./modification-form.tsx";
import type { ofModification } from "./panels.ts";
import { overtimeModificationEdit } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";
import { useModificationForm } from "./use-modification-form.ts";

type Given = PanelProps<typeof ofModification>;

/** Corrects a modification, or takes it back. */
export default function OvertimeModificationEditPanel(given: Given) {
	const title = useTitle(overtimeModificationEdit);
	const t = useTexts(texts).detail;
	return (
		<AccountPanel title={title} userId={given.userId}>
			{(account) => {
				const entry = account.entries.find(({ id }) => id === given.modificationId);
				return entry !== undefined && isChangeable(account, entry) ? (
					<Editor {...given} title={title} account={account} entry={entry} />
				) : (
					<PanelFrame title={title}>
						<EmptyState text={t.gone} />
					</PanelFrame>
				);
			}}
		</AccountPanel>
	);
}

interface EditorGiven extends Given {
	readonly title: string;
	readonly account: OvertimeAccount;
	readonly entry: ChangeableEntry;
}

function Editor({ modificationId, account, entry, ...given }: EditorGiven) {
	const t = useTexts(texts).detail;
	const { kind, effectiveOn, minutes, reason } = entry;
	const form = useModificationForm({
		draftKey: `overtime.modification-edit:${modificationId}`,
		initial: {
			kind,
			effectiveOn,
			minutes: kind === "OTHER" ? minutes : Math.abs(minutes),
			reason: reason ?? "",
		},
		endpoint: contract.changeOvertimeModification,
		input: (modification) => ({ modificationId, ...modification }),
	});
	const remove = async () => {
		if (!(await takeBack(modificationId))) return;
		form.discard();
		given.close();
	};
	// what it took itself is free again once it is taken back
	const takeableMinutes = account.takeableMinutes + (minutes < 0 ? -minutes : 0);
	return (
		<ModificationForm
			{...given}
			form={form}
			account={{ openedOn: account.openedOn, takeableMinutes }}
			buttons={
				<Button variant="default" onClick={() => void remove()}>
					{t.remove}
				</Button>
			}
		/>
	);
}

/** Asks and takes a modification back; tells whether it was done. */
async function takeBack(modificationId: string): Promise<boolean> {
	const t = currentTexts(texts).detail;
	const answer = await confirmDelete({
		title: t.remove,
		text: t.removeText,
		confirm: t.remove,
	});
	if (answer === null) return false;
	try {
		await api(contract.deleteOvertimeModification, { modificationId });
		return true;
	} catch (error) {
		handleError(error, { context: t.remove });
		return false;
	} finally {
		await renewOvertime();
	}
}
