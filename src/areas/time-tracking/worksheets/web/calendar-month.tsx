import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CalendarTable } from "./calendar-table.tsx";
import { renewWorksheets } from "./renew-worksheets.ts";

interface Given {
	readonly of: { readonly unitId: string } | { readonly userId: string };
	readonly range: { readonly from: string; readonly to: string };
}

/** The table of a month, once it is there. */
export function CalendarMonth({ of, range }: Given) {
	const t = useTexts(texts).calendar;
	const isUnit = "unitId" in of;
	const ofUnit = useApi(
		contract.listUnitWorksheetDays,
		{ unitId: isUnit ? of.unitId : "", ...range },
		{ enabled: isUnit, keep: true },
	);
	const ofUser = useApi(
		contract.listUserWorksheetDays,
		{ userId: isUnit ? "" : of.userId, ...range },
		{ enabled: !isUnit, keep: true },
	);
	useLiveTopic(templates.topic, () => void renewWorksheets());
	const { isPending, refetch } = isUnit ? ofUnit : ofUser;
	const people = isUnit ? ofUnit.data?.items : ofUser.data && [ofUser.data];
	if (isPending) return <LoadingState />;
	if (people === undefined) {
		return <ErrorState text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	if (people.length === 0) return <EmptyState text={t.none} />;
	return <CalendarTable people={people} />;
}
