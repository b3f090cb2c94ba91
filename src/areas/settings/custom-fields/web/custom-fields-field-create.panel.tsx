import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import type { fieldCreateParams } from "./custom-field-params.ts";
import { fieldScreens } from "./field-screens.tsx";
import { nextPosition } from "./next-position.ts";
import { customFieldsFieldCreate } from "./panels.ts";
import { useGroups } from "./use-groups.ts";

/** A new field of a group, behind those that are there. */
export default function CustomFieldsFieldCreatePanel({
	entity,
	groupId,
	close,
}: PanelProps<typeof fieldCreateParams>) {
	const title = useTitle(customFieldsFieldCreate);
	const { fields, state } = useGroups(entity);
	const position = nextPosition(fields.filter((field) => field.groupId === groupId));
	const screens = useMemo(
		() => ({
			...fieldScreens,
			initial: { entity, groupId, position },
			variant: `new:${groupId}`,
		}),
		[entity, groupId, position],
	);
	if (state === "loading") return <PanelFrame title={title} isLoading />;
	return <MasterEditor screens={screens} close={close} />;
}
