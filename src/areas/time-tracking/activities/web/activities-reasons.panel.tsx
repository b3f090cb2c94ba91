import { limits } from "#kit/contract/limits.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useMasterLive } from "#kit/web/master-data/use-master-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { reasonsParams } from "./panels.ts";
import { ReasonForm } from "./reason-form.tsx";
import { ReasonList } from "./reason-list.tsx";
import { reasonScreens } from "./reason-screens.ts";
import { useMayManage } from "./use-may-manage.ts";
import "./activities.css";

/** The reasons people may give for entries of one activity. */
export default function ActivitiesReasonsPanel({ activityId }: PanelProps<typeof reasonsParams>) {
	const { reasons: t, reason } = useTexts(texts);
	const { mayWrite } = useMayManage();
	const { data, isPending, refetch } = useApi(contract.listActivityReasons, {
		activityId,
		pageSize: limits.listLength,
	});
	const activity = useApi(contract.getActivity, { id: activityId });
	useMasterLive(reasonScreens);
	if (isPending) return <PanelFrame title={t.title} isLoading />;
	return (
		<PanelFrame title={t.title} sub={activity.data && t.sub(activity.data.name)}>
			{data === undefined ? (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			) : data.items.length === 0 ? (
				<EmptyState text={reason.empty} />
			) : (
				<ReasonList reasons={data.items} />
			)}
			{data !== undefined && mayWrite && (
				<section className="master-section" aria-label={reason.create}>
					<h3>{reason.create}</h3>
					<ReasonForm activityId={activityId} />
				</section>
			)}
		</PanelFrame>
	);
}
