import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-addresses.ts";

test.each([
	"127.0.0.1",
	"127.0.0.2",
	"127.255.255.255",
	"0.0.0.0",
	"10.1.2.3",
	"100.64.0.1",
	"169.254.169.254",
	"172.16.0.1",
	"172.31.255.255",
	"192.168.178.1",
	"198.19.255.255",
	"224.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::ffff:127.0.0.1",
	"::ffff:c0a8:1",
	"64:ff9b::7f00:1",
	"2002:7f00:1::",
	"fc00::1",
	"fd12:3456::1",
	"fe80::1",
	"fe80::1%eth0",
	"ff02::1",
	"no address",
	"",
])("%s is private", (address) => {
	expect(isPrivateAddress(address)).toBe(true);
});

test.each([
	"8.8.8.8",
	"172.15.255.255",
	"172.32.0.1",
	"100.128.0.1",
	"192.167.255.255",
	"2a00:1450:4001::1",
	"::ffff:8.8.8.8",
])("%s is public", (address) => {
	expect(isPrivateAddress(address)).toBe(false);
});
