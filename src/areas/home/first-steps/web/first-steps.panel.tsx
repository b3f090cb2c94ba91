import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { StepList } from "./step-list.tsx";
import { useHide } from "./use-hide.ts";

/** All steps, whether they are on the dashboard or not. */
export default function FirstStepsPanel({ close }: { readonly close: () => void }) {
	const t = useTexts(texts);
	const { data, isError, refetch } = useApi(contract.getFirstSteps, {});
	const { hide, isBusy } = useHide(close);
	if (data === undefined) {
		return (
			<PanelFrame>
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			</PanelFrame>
		);
	}
	const again = (
		<Button variant="default" loading={isBusy} onClick={() => hide(false)}>
			{t.showAgain}
		</Button>
	);
	return (
		<PanelFrame {...(data.isHidden && data.facts !== null && { footer: again })}>
			{data.facts === null ? (
				<EmptyState icon={IconCircleCheck} text={t.allDone} />
			) : (
				<StepList done={data.done} facts={data.facts} />
			)}
		</PanelFrame>
	);
}
