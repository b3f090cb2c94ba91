import { Button, Input } from "@mantine/core";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { type Charging, chargings, type ProRata, proRatas } from "#domain/payroll/payroll-facts.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { useRenewingForm } from "#kit/web/form/use-renewing-form.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewPayrolls } from "./period-cards.tsx";

interface Values {
	readonly month: string;
	readonly siteId: string | null;
	/** Null: everybody. */
	readonly userIds: readonly string[] | null;
	readonly chargeBy: Charging;
	readonly proRata: ProRata;
}

/** Begins the payroll of a month for everybody of a site or of all, or for some. */
export default function CreateForUsersPanel({ close }: { readonly close: () => void }) {
	const t = useTexts(texts).create;
	const form = useCreation();
	return (
		<FormPanel form={form} saveLabel={t.title} close={close}>
			<FormSection id="payroll" title={t.title}>
				<Input.Wrapper label={t.month} labelElement="div">
					<div>
						<MonthChooser
							month={form.values.month}
							onChange={(month) => form.set("month", month)}
							last={isoOfDay(dayNow()).slice(0, 7)}
						/>
					</div>
				</Input.Wrapper>
				<SiteField form={form} />
				<PeopleField form={form} />
				<Choices form={form} />
			</FormSection>
		</FormPanel>
	);
}

function useCreation(): Form<Values> {
	const { create: t, traced } = useTexts(texts);
	return useRenewingForm<Values>({
		draftKey: "payroll.create-for-users",
		initial: {
			...{ month: isoOfDay(addMonths(dayNow(), -1)).slice(0, 7), siteId: null, userIds: null },
			...{ chargeBy: "UNIT", proRata: "CALENDAR_DAYS" },
		},
		fields: {
			month: { label: t.month, required: true },
			siteId: { label: t.site },
			userIds: { label: t.people },
			chargeBy: { label: traced.chargeBy, required: true },
			proRata: { label: traced.proRata, required: true },
		},
		context: t.title,
		renew: renewPayrolls,
		save: async ({ userIds, ...values }) => {
			const input = { ...values, userIds: userIds === null ? null : [...userIds] };
			const { created } = await api(contract.createPayrolls, input);
			toast({ type: "positive", title: t.done(created) });
		},
	});
}

interface Given {
	readonly form: Form<Values>;
}

function SiteField({ form }: Given) {
	const { create: t, period } = useTexts(texts);
	const { availableSites } = useSession();
	const options = availableSites.map(({ siteId, name }) => ({ value: siteId, label: name }));
	return (
		<SelectField
			{...form.field("siteId")}
			options={options}
			placeholder={period.allSites}
			help={t.siteHelp}
		/>
	);
}

function PeopleField({ form }: Given) {
	const t = useTexts(texts).create;
	const { userIds } = form.values;
	const choose = async () => {
		const chosen = await openUserPicker({ value: [...(userIds ?? [])] });
		if (chosen !== null) form.set("userIds", chosen.length === 0 ? null : chosen);
	};
	return (
		<Input.Wrapper label={t.people} labelElement="div">
			<div className="payroll-people">
				<span>{userIds === null ? t.everybody : t.some(userIds.length)}</span>
				<Button variant="default" size="compact-sm" onClick={() => void choose()}>
					{t.choose}
				</Button>
			</div>
		</Input.Wrapper>
	);
}

function Choices({ form }: Given) {
	const { charged, shared } = useTexts(texts).traced;
	return (
		<>
			<SelectField
				{...form.field("chargeBy")}
				options={chargings.map((value) => ({ value, label: charged[value] }))}
				onChange={(value) => form.set("chargeBy", (value ?? "NOBODY") as Charging)}
			/>
			<SelectField
				{...form.field("proRata")}
				options={proRatas.map((value) => ({ value, label: shared[value] }))}
				onChange={(value) => form.set("proRata", (value ?? "CALENDAR_DAYS") as ProRata)}
			/>
		</>
	);
}
