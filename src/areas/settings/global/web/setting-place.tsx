import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { groupOf } from "../contract/setting-groups.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type ShownSetting = AnswerOf<typeof contract.getSettingGroup>;
export type ChosenPlace = Pick<ShownSetting, "scope" | "placeId">;
type Place = AnswerOf<typeof contract.listSettingPlaces>["places"][number];

interface Given {
	readonly shown: ShownSetting;
	readonly onChoose: (place: ChosenPlace) => void;
}

/** For whom the values hold: the company, a site, a unit. Nothing where the group knows the company only. */
export function SettingPlace({ shown, onChoose }: Given) {
	const t = useTexts(texts).form;
	const hasPlaces = groupOf(shown.key).scopes.length > 1;
	const { data } = useApi(contract.listSettingPlaces, { key: shown.key }, { enabled: hasPlaces });
	if (!hasPlaces) return null;
	const places = data?.places ?? [];
	return (
		<SelectField
			label={t.place}
			required
			value={keyOf(shown)}
			options={places.map((place) => ({
				value: keyOf(place),
				label: labelOf(place, t.own),
				group: t[place.scope],
			}))}
			onChange={(key) => {
				const place = places.find((one) => keyOf(one) === key);
				if (place !== undefined) onChoose(place);
			}}
		/>
	);
}

function keyOf({ scope, placeId }: ChosenPlace): string {
	return `${scope}.${placeId}`;
}

/** Units stand below their parents, moved in by their depth. */
function labelOf({ scope, name, depth, isOwn }: Place, own: string): string {
	const indent = scope === "UNIT" ? "\u2003".repeat(depth) : "";
	return `${indent}${name}${isOwn ? ` · ${own}` : ""}`;
}
