import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import type { templateParams } from "./panels.ts";
import { screens } from "./template-screens.ts";

type Given = PanelProps<typeof templateParams>;

/** Who is needed at a workspace, week after week. */
export default function WorkspacesTemplateUpdatePanel({ workspaceId, id, close }: Given) {
	const own = useMemo(
		() => ({ ...screens, initial: { workspaceId }, variant: `new:${workspaceId}` }),
		[workspaceId],
	);
	return <MasterEditor screens={own} id={id} close={close} />;
}
