/** Names a request for a new password, as the address of its page does. */
export interface ResetRequest {
	readonly tenant: string;
	readonly guid: string;
}
