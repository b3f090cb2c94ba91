import { type ReactNode, useLayoutEffect } from "react";
import { intlTag } from "#kit/contract/language.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { useSettings } from "./settings-store.ts";

/** Theme, contrast, zoom and language of the settings, put on the page. */
export function ThemedUi({ children }: { readonly children: ReactNode }) {
	const { layout, region } = useSettings();
	useLayoutEffect(() => {
		const { documentElement } = document;
		documentElement.lang = intlTag(region.language);
		documentElement.dataset.contrast = layout.contrast ? "high" : "normal";
		documentElement.style.zoom = layout.browserZoom === 100 ? "" : String(layout.browserZoom / 100);
		window.dispatchEvent(new Event("resize"));
	}, [layout.contrast, layout.browserZoom, region.language]);
	return <UiProvider colorScheme={layout.theme}>{children}</UiProvider>;
}
