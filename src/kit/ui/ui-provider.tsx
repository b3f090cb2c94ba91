import { MantineProvider } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { useStore } from "./create-store.ts";
import { dialogStore } from "./dialog/dialog-store.ts";
import { texts } from "./text.ts";
import { theme } from "./theme.ts";
import { ToastHost } from "./toast/toast-host.tsx";
import "./style/mantine.css";
import "virtual:mantine-variables.css";
import "./style/font.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

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

/** Every dialog that plain code has opened. */
function DialogHost() {
	return useStore(dialogStore).map((one) => <Fragment key={one.key}>{one.content}</Fragment>);
}
