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
			ends={(item) => <Removing item={item} close={close} />}
			buttons={(item) => <Archiving item={item} close={close} />}
			close={close}
		/>
	);
}

interface Ended {
	readonly item: AnyEntry;
	readonly close: () => void;
}

/** A template has no detail of its own: what ends it stands where it is changed. */
function Removing({ item, close }: Ended) {
	const { remove } = useEntryActions(screens);
	const { mayDelete } = useMasterRights(screens);
	const onRemove = mayDelete && (() => remove(item));
	return <EntryFoot isEnabled={item.isEnabled} onRemove={onRemove} close={close} />;
}

function Archiving({ item, close }: Ended) {
	const { archive, restore } = useEntryActions(screens);
	const { mayWrite } = useMasterRights(screens);
	const onSwitch = async () => {
		if (await (item.isEnabled ? archive(item) : restore(item))) close();
	};
	return <EntryFoot isEnabled={item.isEnabled} onSwitch={mayWrite && onSwitch} close={close} />;
}
