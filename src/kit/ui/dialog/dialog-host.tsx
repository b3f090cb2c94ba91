import { Fragment } from "react";
import { useStore } from "../create-store.ts";
import { dialogStore } from "./dialog-store.ts";

/** Every dialog that plain code has opened. */
export function DialogHost() {
	return useStore(dialogStore).map((one) => <Fragment key={one.key}>{one.content}</Fragment>);
}
