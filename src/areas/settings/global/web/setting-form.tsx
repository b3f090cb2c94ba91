import { Button } from "@mantine/core";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { groupOf } from "../contract/setting-groups.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { SettingFieldInput } from "./setting-field-input.tsx";
import { type ChosenPlace, SettingPlace, type ShownSetting } from "./setting-place.tsx";
import { UpcomingChanges } from "./upcoming-changes.tsx";
import { useSettingForm, validFromName } from "./use-setting-form.ts";
import "./settings.css";

interface Given {
	readonly shown: ShownSetting;
	readonly setPlace: (place: ChosenPlace) => void;
	readonly close: () => void;
}

export function SettingForm({ shown, setPlace, close }: Given) {
	const t = useTexts(texts);
	const form = useSettingForm(shown);
	const { title } = t.settings[shown.key];
	const head = {
		title,
		crumb: title,
		sub: <SettingOrigin shown={shown} />,
		actions: <HistoryButton entity="setting" entityId={shown.traceId} />,
	};
	const content = (
		<>
			<FieldGrid>
				<SettingPlace shown={shown} onChoose={setPlace} />
				{Object.entries(groupOf(shown.key).fields).map(([name, field]) => (
					<SettingFieldInput
						key={name}
						field={field}
						given={form.field(name)}
						choices={t.settings[shown.key].choices}
					/>
				))}
				{shown.mayWrite && (
					<DateField
						{...(form.field(validFromName) as FieldGiven<string | null>)}
						earliest={isoOfDay(dayNow())}
					/>
				)}
			</FieldGrid>
			<UpcomingChanges shown={shown} />
		</>
	);
	return shown.mayWrite ? (
		<FormPanel {...head} form={form} close={close} buttons={<GiveUp shown={shown} />}>
			{content}
		</FormPanel>
	) : (
		<PanelFrame {...head}>
			<FormBody form={form}>{content}</FormBody>
		</PanelFrame>
	);
}

/** Back to what comes from above, from today on. */
function GiveUp({ shown }: { readonly shown: ShownSetting }) {
	const t = useTexts(texts).form;
	const from = useOriginName(shown.inherited.origin);
	const action = useAction(contract.putSettingGroup, {
		context: t.saving,
		renews: [contract.getSettingGroup, contract.listSettingGroups, contract.listSettingPlaces],
	});
	const { key, scope, placeId, own } = shown;
	if (own === null) return null;
	const giveUp = async () => {
		const answer = await confirm({
			title: t.inheritTitle,
			text: t.inheritText(from),
			confirm: t.inherit,
		});
		if (answer === null) return;
		const place = placeId === null ? {} : { placeId };
		action.mutate({ key, scope, ...place, value: null, basedOn: own.id });
	};
	return (
		<Button variant="default" loading={action.isPending} onClick={() => void giveUp()}>
			{t.inherit}
		</Button>
	);
}

/** Says whether the values are the place's own, or from where they are inherited. */
function SettingOrigin({ shown }: { readonly shown: ShownSetting }) {
	const t = useTexts(texts).form;
	const format = useFormat();
	const from = useOriginName(shown.effective.origin);
	const { own } = shown;
	if (own !== null) return t.ownSince(format.date(own.validFrom));
	return shown.effective.origin.scope === "BUILT_IN" ? from : t.inheritedFrom(from);
}

function useOriginName({ scope, name }: ShownSetting["inherited"]["origin"]): string {
	const t = useTexts(texts).form;
	if (scope === "BUILT_IN") return t.builtIn;
	return name ?? t.company;
}
