import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { ShownSetting } from "./setting-place.tsx";

/** Says whether the values are the place's own, or from where they are inherited. */
export function SettingOrigin({ shown }: { readonly shown: ShownSetting }) {
	const t = useTexts(texts).form;
	const format = useFormat();
	const from = useOriginName(shown.effective.origin);
	const { own } = shown;
	if (own !== null) return t.ownSince(format.date(own.validFrom));
	return shown.effective.origin.scope === "BUILT_IN" ? from : t.inheritedFrom(from);
}

export function useOriginName({ scope, name }: ShownSetting["inherited"]["origin"]): string {
	const t = useTexts(texts).form;
	if (scope === "BUILT_IN") return t.builtIn;
	return name ?? t.company;
}
