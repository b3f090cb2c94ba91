import type { AbsenceIcon } from "#domain/absences/absence-icons.ts";
import { hasOwnAccount } from "#domain/absences/kind-fault.ts";
import { possibleOccasions } from "#domain/absences/occasion.ts";
import {
	type ClassType,
	classTypes,
	isClockClass,
} from "#domain/working-time/timeline/time-class.ts";
import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import { MasterOverview } from "#kit/web/master-data/list/master-overview.tsx";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import {
	type MasterInputProps,
	type MasterScreens,
	masterScreens,
} from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type ActivityCategory, categoryOf } from "../contract/activity-answer.ts";
import { activities } from "../contract.ts";
import { texts } from "../text.ts";
import { ActivitySlot } from "./activity-slot.tsx";
import { ApprovalInput, ApprovalView } from "./approval.tsx";
import { ActivityIcon } from "./kinds/activity-icon.tsx";
import { adaptKind } from "./kinds/adapt-kind.ts";
import { IconInput, IconView } from "./kinds/icon-input.tsx";
import {
	DeductsInput,
	LeaveAccountInput,
	LeaveAccountView,
	OccasionInput,
	UnitInput,
} from "./kinds/kind-inputs.tsx";
import { activitiesDetail, activitiesEdit, type activityEditParams } from "./panels.ts";
import { UsageSection } from "./usage-section.tsx";
import "./activities.css";

type Values = MasterValues<(typeof activities)["fields"]>;

const ofAbsences = (_: ClassType, category: ActivityCategory) => category === "ABSENCE";

const asked: Partial<
	Record<keyof Values, (type: ClassType, category: ActivityCategory, values: Values) => boolean>
> = {
	bookingRequiresGps: (type) => isClockClass(type),
	// nobody is asked why she is ill
	reasonRequired: (type, category) =>
		category === "TRACKING" || (category === "ABSENCE" && type !== "SICK"),
	// leave and sickness always credit the time of the day
	creditsTime: (type) => type === "ABSENCE",
	countsAsWorkingTime: (type) => type === "SHIFT_STANDBY",
	exclusive: ofAbsences,
	bookingUnit: ofAbsences,
	// sickness costs nothing
	deducts: (type, category) => ofAbsences(type, category) && type !== "SICK",
	leaveActivityId: (_, __, { deducts }) => deducts === "LEAVE",
	accountUnit: (_, __, values) => hasOwnAccount(values),
	retroactiveDays: ofAbsences,
	certificateFromDay: (type) => type === "SICK",
	icon: ofAbsences,
	occasion: (type) => possibleOccasions(type).length > 0,
	approval: (_, category) => category === "TRACKING" || category === "ABSENCE",
};

/** How activities look, whatever they are for; they are asked only for what their class type makes sense of. */
const looks = {
	data: activities,
	inputs: {
		classType: ClassTypeInput,
		bookingUnit: UnitInput,
		deducts: DeductsInput,
		leaveActivityId: LeaveAccountInput,
		icon: IconInput,
		occasion: OccasionInput,
		approval: ApprovalInput,
	},
	views: { approval: ApprovalView, icon: IconView, leaveActivityId: LeaveAccountView },
	adapt: adaptKind<Values>,
	sections: [UsageSection, ActivitySlot],
	isAsked: (field: keyof Values, values: Values) =>
		asked[field]?.(values.classType, categoryOf(values.classType), values) ?? true,
};

/** An activity of whatever category, in its detail and form. */
export const activityScreens = masterScreens({
	...looks,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: activitiesEdit, detail: activitiesDetail },
});

const ofAccounts = ["deducts"] as const;

/** The four lists, with forms that create what each of them shows. */
export const activityLists: Readonly<Record<ActivityCategory, MasterScreens>> = {
	TRACKING: listOf("TRACKING", "WORKTIME"),
	SHIFT: listOf("SHIFT", "SHIFT_DAY"),
	ABSENCE: listOf("ABSENCE", "ABSENCE"),
	APPOINTMENT: listOf("APPOINTMENT", "APPOINTMENT"),
};

function listOf(category: ActivityCategory, classType: ClassType): MasterScreens {
	const isOfAbsences = category === "ABSENCE";
	return masterScreens({
		...looks,
		words: {
			de: { ...texts["de-DE"].master, ...texts["de-DE"].lists[category] },
			en: { ...texts["en-EN"].master, ...texts["en-EN"].lists[category] },
		},
		panels: { edit: activitiesEdit, detail: activitiesDetail, editParams: { category } },
		views: { ...looks.views, name: ActivityName },
		columns: ["name", "code", "classType", ...(isOfAbsences ? ofAccounts : []), "isDefault"],
		widths: isOfAbsences
			? { name: 186, code: 64, classType: 108, deducts: 176, isDefault: 80 }
			: { code: 80, classType: 190 },
		fixed: { category },
		initial: { classType, bookingUnit: isOfAbsences ? "HALF_DAYS" : "DAYS" },
		variant: category,
	});
}

/** What the panels show. */
export const activityOverview = (category: ActivityCategory) => () => (
	<MasterOverview screens={activityLists[category]} />
);

export function ActivityEdit({ category, ...given }: PanelProps<typeof activityEditParams>) {
	const screens = category === undefined ? activityScreens : activityLists[category];
	return <MasterEditor screens={screens} {...given} />;
}

export function ActivityDetail(given: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={activityScreens} {...given} />;
}

/** The name after its colour and picture, as calendars and clocks know it. */
function ActivityName({
	item: { name, color, icon },
}: {
	readonly item: {
		readonly name: string;
		readonly color: string;
		readonly icon: AbsenceIcon | null;
	};
}) {
	return (
		<>
			<ColorDot color={color} />
			{icon !== null && (
				<span className="activity-icon">
					<ActivityIcon icon={icon} />
				</span>
			)}
			{name}
		</>
	);
}

/** The class types of the same category: a kind of absence never becomes a shift. */
function ClassTypeInput({
	value,
	onChange,
	values: _,
	isNew: __,
	...shared
}: MasterInputProps<ClassType, unknown>) {
	const words = useTexts(texts).master.options.classType;
	const options = classTypes
		.filter((type) => categoryOf(type) === categoryOf(value))
		.map((type) => ({ value: type, label: words[type] }));
	return (
		<SelectField
			{...shared}
			value={value}
			options={options}
			onChange={(next) => next !== null && onChange(next)}
		/>
	);
}
