import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { DialogHost } from "./dialog/dialog-host.tsx";
import { texts } from "./text.ts";
import { theme } from "./theme.ts";
import { ToastHost } from "./toast/toast-host.tsx";
import "./mantine.css";
import "./mantine-variables.css";
import "./font.css";
import "./tokens.css";
import "./base.css";
import "./controls.css";

interface Given {
	readonly colorScheme: "light" | "dark";
	readonly children: ReactNode;
}

/** Looks, dialogs and messages around everything. */
export function UiProvider({ colorScheme, children }: Given) {
	const t = useTexts(texts);
	return (
		<MantineProvider
			theme={theme}
			forceColorScheme={colorScheme}
			withCssVariables={false}
			withGlobalClasses={false}
		>
			{children}
			<section id="floating" aria-label={t.floating} />
			<DialogHost />
			<ToastHost />
		</MantineProvider>
	);
}
