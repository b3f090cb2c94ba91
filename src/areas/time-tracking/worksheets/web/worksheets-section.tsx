import { PersonSection } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWorksheets } from "./panels.ts";
import { PlanList } from "./plan-list.tsx";

/** What is planned for a person today and later, in her detail. */
export default function WorksheetsSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).plans;
	const operation = contract.listUserWorksheets;
	const { data, isPending, refetch } = useApi(operation, { userId });
	const today = isoOfDay(dayNow());
	const current = data?.items.filter(({ validTo }) => validTo === null || validTo >= today);
	return (
		<PersonSection
			title={t.title}
			action={{
				label: t.show,
				run: () => openPanel(usersWorksheets, { userId }, { stack: "sub" }),
			}}
		>
			{current !== undefined ? (
				current.length === 0 ? (
					<EmptyState text={t.none} />
				) : (
					<PlanList plans={current} />
				)
			) : isPending ? (
				<LoadingState />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PersonSection>
	);
}
