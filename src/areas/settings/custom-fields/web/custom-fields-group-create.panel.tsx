import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import type { groupCreateParams } from "./custom-field-params.ts";
import { groupScreens } from "./group-screens.ts";
import { nextPosition } from "./next-position.ts";
import { useGroups } from "./use-groups.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

/** A new group, behind those that are there. */
export default function CustomFieldsGroupCreatePanel({
	entity = "USER",
	close,
}: PanelProps<typeof groupCreateParams>) {
	const titles = usePanelTitles();
	const { groups, state } = useGroups(entity);
	const position = nextPosition(groups);
	const screens = useMemo(
		() => ({
			...groupScreens,
			initial: { entity, position },
			variant: `new:${entity}`,
		}),
		[entity, position],
	);
	if (state === "loading") {
		return <PanelFrame title={titles.groupCreate} isLoading />;
	}
	return <MasterEditor screens={screens} close={close} />;
}
