import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import type { AnyEntry } from "#kit/web/master-data/master-screens.ts";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import type { templateParams } from "./panels.ts";
import { screens } from "./template-screens.ts";

type Given = PanelProps<typeof templateParams>;

/** Who is needed at a workspace, week after week. */
export default function WorkspacesTemplateUpdatePanel({ workspaceId, id, close }: Given) {
	const own = useMemo(
		() => ({ ...screens, initial: { workspaceId }, variant: `new:${workspaceId}` }),
		[workspaceId],
	);
	return (
		<MasterEditor
			screens={own}
			id={id}
			ends={(item) => <Ends item={item} close={close} />}
			close={close}
		/>
	);
}

/** A template has no detail of its own: what ends it stands where it is changed. */
function Ends({ item, close }: { readonly item: AnyEntry; readonly close: () => void }) {
	const actions = useEntryActions(screens);
	const { mayWrite, mayDelete } = useMasterRights(screens);
	const turn = async () => {
		const isDone = await (item.isEnabled ? actions.archive(item) : actions.restore(item));
		if (isDone) close();
	};
	return (
		<EntryFoot
			isEnabled={item.isEnabled}
			onRemove={mayDelete && (() => actions.remove(item))}
			onSwitch={mayWrite && turn}
			close={close}
		/>
	);
}
