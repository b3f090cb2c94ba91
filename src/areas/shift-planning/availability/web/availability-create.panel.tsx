import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AvailabilityList } from "./availability-list.tsx";
import type { availabilityParams } from "./panels.ts";
import { stretchOf } from "./stretch-of.ts";

interface Values {
	readonly days: { readonly from: string; readonly to: string } | null;
	readonly times: { readonly begin: number; readonly end: number } | null;
	readonly what: "none" | "available" | "unavailable";
	/** Weight of a wish; null: it is so. */
	readonly wish: "1" | "2" | "3" | null;
}

/** Says of days, or of hours of one, that somebody can come, cannot, or nothing any more. */
export default function AvailabilityCreatePanel({
	userId,
	day,
	close,
}: PanelProps<typeof availabilityParams>) {
	const t = useTexts(texts);
	const session = useSession();
	const whose = userId ?? session.userId;
	const first = day ?? isoOfDay(dayNow());
	const form = useAvailabilityForm(whose, first);
	const { what, days } = form.values;
	const isOneDay = days === null || days.from === days.to;
	const options = (["none", "available", "unavailable"] as const).map((value) => ({
		value,
		label: t.choices[value],
	}));
	const weights = (["1", "2", "3"] as const).map((value) => ({
		value,
		label: t.weights[value],
	}));
	return (
		<FormPanel form={form} close={close} saveLabel={t.save}>
			<FormSection id="base" title={t.title}>
				<div data-wide>
					<SegmentedField {...form.field("what")} options={options} />
				</div>
				<DateRangeField {...form.field("days")} />
				{isOneDay && <TimeRangeField {...form.field("times")} help={t.timesHint} passesMidnight />}
				{what !== "none" && (
					<SelectField {...form.field("wish")} placeholder={t.weights.none} options={weights} />
				)}
			</FormSection>
			<FormSection id="said" title={t.said}>
				<div data-wide>
					<AvailabilityList userId={whose} from={first} to={isoDayPlus(first, listedDays)} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

/** Two months. */
const listedDays = 61;

function useAvailabilityForm(userId: string, day: string) {
	const t = useTexts(texts);
	const { timeZoneHomebase } = useSession();
	return useApiForm({
		draftKey: `availability.create:${userId}:${day}`,
		initial: {
			...{ days: { from: day, to: day }, times: null },
			...{ what: "unavailable", wish: null },
		} as Values,
		fields: {
			what: { label: t.what, section: "base" },
			days: { label: t.days, required: true, section: "base" },
			times: { label: t.times, section: "base" },
			wish: { label: t.weight, section: "base" },
		},
		endpoint: contract.setAvailability,
		input: ({ days, times, what, wish }) => {
			const range = days ?? { from: day, to: day };
			const hours = range.from === range.to ? times : null;
			return {
				...{ userId, ...stretchOf(range, hours, timeZoneHomebase) },
				available: what === "none" ? null : what === "available",
				wish: what === "none" || wish === null ? null : Number(wish),
			};
		},
		context: t.saving,
		renews: [contract.listAvailabilities],
	});
}
