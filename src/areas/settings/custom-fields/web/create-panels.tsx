import { useMemo } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import type { fieldCreateParams, groupCreateParams } from "./custom-field-params.ts";
import { fieldScreens, groupScreens } from "./field-screens.tsx";
import { nextPosition, useGroups } from "./use-groups.ts";

/** A new group, behind those that are there. */
export function GroupCreate({ entity = "USER", close }: PanelProps<typeof groupCreateParams>) {
	const { groups, state } = useGroups(entity);
	const position = nextPosition(groups);
	const screens = useMemo(
		() => ({ ...groupScreens, initial: { entity, position }, variant: `new:${entity}` }),
		[entity, position],
	);
	if (state === "loading") return <PanelFrame isLoading />;
	return <MasterEditor screens={screens} close={close} />;
}

/** A new field of a group, behind those that are there. */
export function FieldCreate({ entity, groupId, close }: PanelProps<typeof fieldCreateParams>) {
	const { fields, state } = useGroups(entity);
	const position = nextPosition(fields.filter((field) => field.groupId === groupId));
	const screens = useMemo(
		() => ({ ...fieldScreens, initial: { entity, groupId, position }, variant: `new:${groupId}` }),
		[entity, groupId, position],
	);
	if (state === "loading") return <PanelFrame isLoading />;
	return <MasterEditor screens={screens} close={close} />;
}
