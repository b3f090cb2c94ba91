import type { ReactNode } from "react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import { MasterEditor } from "#kit/web/master-data/master-editor.tsx";
import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import type { ActivityCategory } from "../contract/activity-answer.ts";
import { activityLists, activityScreens } from "./activity-screens.tsx";
import type { activityEditParams } from "./panels.ts";

export const overviews: Readonly<Record<ActivityCategory, () => ReactNode>> = {
	TRACKING: () => <MasterOverview screens={activityLists.TRACKING} />,
	SHIFT: () => <MasterOverview screens={activityLists.SHIFT} />,
	ABSENCE: () => <MasterOverview screens={activityLists.ABSENCE} />,
	APPOINTMENT: () => <MasterOverview screens={activityLists.APPOINTMENT} />,
};

export function ActivityEdit({ category, ...given }: PanelProps<typeof activityEditParams>) {
	const screens = category === undefined ? activityScreens : activityLists[category];
	return <MasterEditor screens={screens} {...given} />;
}

export function ActivityDetail(given: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={activityScreens} {...given} />;
}
