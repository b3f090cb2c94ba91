import { limits } from "#kit/contract/limits.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { shareTarget } from "../contract/share-target.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { SharesForm } from "./shares-form.tsx";

/** Charges somebody or something to cost centres, from a day on. */
export default function CostCentresSelectorPanel({
	target,
	targetId,
	close,
}: PanelProps<typeof shareTarget>) {
	const t = useTexts(texts).selector;
	const shares = useApi(contract.getCostCentreShares, { target, targetId });
	const centres = useApi(contract.listCostCentres, {
		isEnabled: true,
		pageSize: limits.listLength,
	});
	if (shares.isPending || centres.isPending) return <PanelFrame isLoading />;
	if (shares.data === undefined || centres.data === undefined) {
		const isGone = isApiError(shares.error, "COST_CENTRE_TARGET_NOT_FOUND");
		const retry = () => void Promise.all([shares.refetch(), centres.refetch()]);
		return (
			<PanelFrame>
				{isGone ? <EmptyState text={t.gone} /> : <ErrorState text={t.notLoaded} onRetry={retry} />}
			</PanelFrame>
		);
	}
	return (
		<SharesForm
			target={target}
			targetId={targetId}
			name={shares.data.name}
			shares={shares.data.shares}
			costCentres={centres.data.items}
			close={close}
		/>
	);
}
