import type { ReactNode } from "react";
import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useOrganisationLive } from "./use-organisation-live.ts";

export type Unit = AnswerOf<typeof contract.getUnit>;

interface Given {
	readonly unitId: string;
	/** Until the unit is there. */
	readonly title: string;
	readonly children: (unit: Unit) => ReactNode;
}

/** A panel about one unit: waits for it, and says so when it is gone or cannot be loaded. */
export function UnitPanel({ unitId, title, children }: Given) {
	const t = useTexts(german, english).detail;
	const { data, error, isPending, refetch } = useApi(contract.getUnit, {
		unitId,
	});
	useOrganisationLive(contract.getUnit, "UNITS");
	if (data !== undefined) return children(data);
	if (isPending) return <PanelFrame title={title} isLoading />;
	return (
		<PanelFrame title={title}>
			{isApiError(error, "UNIT_NOT_FOUND") || isApiError(error, "NOT_FOUND") ? (
				<EmptyState text={t.gone} />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
