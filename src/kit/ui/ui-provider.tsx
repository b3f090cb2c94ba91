import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { DialogHost } from "./dialog/dialog-host.tsx";
import { cssVariables, theme } from "./theme.ts";
import { ToastHost } from "./toast/toast-host.tsx";
import "./mantine.css";
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
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={cssVariables}
			forceColorScheme={colorScheme}
		>
			{children}
			<DialogHost />
			<ToastHost />
		</MantineProvider>
	);
}
