import { execFileSync } from "node:child_process";
import { installOnce } from "./install-once.ts";

/** Reads a calendar file from its input and prints it as libical understands it, with an X-LIC-ERROR for each error. */
const program = `
import ctypes, sys
ical = ctypes.CDLL("libical.so.3")
ical.icalparser_parse_string.restype = ctypes.c_void_p
ical.icalrestriction_check.argtypes = [ctypes.c_void_p]
ical.icalcomponent_as_ical_string.argtypes = [ctypes.c_void_p]
ical.icalcomponent_as_ical_string.restype = ctypes.c_char_p
calendar = ical.icalparser_parse_string(sys.stdin.buffer.read())
ical.icalrestriction_check(calendar)
sys.stdout.buffer.write(ical.icalcomponent_as_ical_string(calendar))
`;

/** The calendar file as libical (Evolution, KDE) reads it, checked against the restrictions of RFC 5545 and 5546. */
export function readByLibical(calendarFile: string): string {
  installOnce("python3", () => runPython(""));
  installOnce("libical3", () => runPython("import ctypes; ctypes.CDLL('libical.so.3')"));
  return runPython(program, calendarFile);
}

function runPython(code: string, input = ""): string {
  return execFileSync("python3", ["-c", code], { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
}
