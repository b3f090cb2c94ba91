import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import {
	type DaysValues,
	type GrantValues,
	type PlaceChoice,
	placeChoices,
} from "./grant-values.ts";
import "../user-roles.css";

interface Given {
	readonly form: Form<DaysValues>;
	readonly title: string;
	readonly saveLabel: string;
	/** Called when it is saved, and when it is given up. */
	readonly onDone: () => void;
	readonly children?: ReactNode;
}

/** A small form amid a panel's list; it ends with the days, which every grant has. */
export function GrantForm(given: Given) {
	const { form, onDone } = given;
	const t = useTexts(texts).roles;
	const save = async () => {
		if (await form.save()) onDone();
	};
	const giveUp = () => {
		form.discard();
		onDone();
	};
	return (
		<section className="grant-form" aria-label={given.title}>
			<FormBody form={form} onSave={() => void save()}>
				<FieldGrid>
					{given.children}
					<DateField {...form.field("validFrom")} />
					<DateField {...form.field("validTo")} />
				</FieldGrid>
			</FormBody>
			<footer>
				<Button variant="default" onClick={giveUp}>
					{t.cancel}
				</Button>
				<Button loading={form.isSaving} onClick={() => void save()}>
					{given.saveLabel}
				</Button>
			</footer>
		</section>
	);
}

/** Where a grant is to reach. */
export function PlaceFields({ form }: { readonly form: Pick<Form<GrantValues>, "field"> }) {
	const t = useTexts(texts);
	const { availableSites } = useSession();
	const place = form.field("place");
	const words = {
		OWN_UNIT: t.place.ownUnit,
		OWN_SITE: t.place.ownSite,
		UNIT: t.place.chosenUnit,
		SITE: t.place.chosenSite,
		GLOBAL: t.scopes.GLOBAL,
	};
	return (
		<>
			<SelectField<PlaceChoice>
				{...place}
				options={placeChoices.map((value) => ({ value, label: words[value] }))}
			/>
			{place.value === "UNIT" && <UnitChoice {...form.field("unitId")} required />}
			{place.value === "SITE" && (
				<SelectField
					{...form.field("siteId")}
					required
					options={availableSites.map(({ siteId, name }) => ({ value: siteId, label: name }))}
				/>
			)}
		</>
	);
}
