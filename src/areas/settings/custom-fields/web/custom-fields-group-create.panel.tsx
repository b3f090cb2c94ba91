import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import type { groupCreateParams } from "./custom-field-params.ts";
import { groupScreens } from "./group-screens.ts";
import { nextPosition } from "./next-position.ts";
import { customFieldsGroupCreate } from "./panels.ts";
import { useGroups } from "./use-groups.ts";

/** A new group, behind those that are there. */
export default function CustomFieldsGroupCreatePanel({
	entity = "USER",
	close,
}: PanelProps<typeof groupCreateParams>) {
	const title = useTitle(customFieldsGroupCreate);
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
	if (state === "loading") return <PanelFrame title={title} isLoading />;
	return <MasterEditor screens={screens} close={close} />;
}
